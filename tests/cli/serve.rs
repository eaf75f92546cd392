//! The small server: what it answers, and what it stands.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{folder, program, sixfold, snapshot, transcript};
use crate::site::{MODULE, build};

/// A server that ends with the test.
struct Server {
    child: Child,
    /// Its host and port.
    address: String,
}

impl Server {
    fn of(folder: &Path) -> Server {
        Server::start(program(&["serve", folder.to_str().unwrap(), "--port", "0"]))
    }

    fn start(mut program: Command) -> Server {
        let mut child = program.spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut said)
            .unwrap();
        let address = said.split('/').nth_back(1).unwrap_or_default().to_owned();
        Server { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        stream
    }

    /// Everything that is answered to these bytes, after which nothing more comes.
    fn answer(&self, request: &str) -> Vec<u8> {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        rest(stream)
    }

    /// The head and the body of an answer.
    fn ask(&self, request: &str, headers: &str) -> (String, Vec<u8>) {
        let host = &self.address;
        halves(&self.answer(&format!(
            "{request} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n"
        )))
    }

    /// The number of the status with which bytes are answered.
    fn status(&self, request: &str) -> u32 {
        let (head, _) = halves(&self.answer(request));
        let status = head.strip_prefix("HTTP/1.1 ").unwrap();
        status.split(' ').next().unwrap().parse().unwrap()
    }

    #[cfg(target_os = "linux")]
    fn threads(&self) -> usize {
        let tasks = format!("/proc/{}/task", self.child.id());
        fs::read_dir(tasks).unwrap().count()
    }

    /// The time that it has computed, in ticks of a hundredth of a second.
    #[cfg(target_os = "linux")]
    fn ticks(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let (_, fields) = stat.rsplit_once(") ").unwrap();
        let fields = fields.split(' ').skip(11).take(2);
        fields.map(|field| field.parse::<u64>().unwrap()).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn rest(mut stream: TcpStream) -> Vec<u8> {
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    answer
}

fn halves(answer: &[u8]) -> (String, Vec<u8>) {
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .unwrap();
    (
        String::from_utf8(answer[..end].to_vec()).unwrap(),
        answer[end + 4..].to_vec(),
    )
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}

/// The smallest site.
const PAGES: [(&str, &str); 3] = [
    ("index.html", "the first page"),
    ("404.html", "nothing here"),
    ("digits.txt", "0123456789"),
];

/// A server below a limit of the shell.
#[cfg(target_os = "linux")]
fn limited(limit: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("{limit}; exec \"$@\""), "sh"])
        .env("SIXFOLD_LANG", "en")
        .arg(env!("CARGO_BIN_EXE_sixfold"))
        .arg("serve")
        .arg(folder)
        .args(["--port", "0"])
        .stdout(std::process::Stdio::piped());
    shell
}

#[test]
fn a_served_site_is_seen_here_with_the_right_types_and_nothing_beside_it() {
    let home = folder("served", &[("secret.txt", "secret")]);
    let out = home.join("site");
    fs::write(home.join("engine.wasm"), MODULE).unwrap();
    let engine = home.join("engine.wasm");
    build(
        &out,
        "1",
        &[
            "--today",
            "2027-01-03",
            "--engine",
            engine.to_str().unwrap(),
        ],
    )
    .answer(0);
    #[cfg(unix)]
    std::os::unix::fs::symlink("../secret.txt", out.join("link.txt")).unwrap();

    let server = Server::of(&out);
    let address = &server.address;
    assert!(address.starts_with("127.0.0.1:"), "{address}");

    for (path, status, kind) in [
        ("/", 200, "text/html"),
        ("/index.html?today", 200, "text/html"),
        ("/puzzle/2027-01-03.html", 200, "text/html"),
        ("/assets/style.css", 200, "text/css"),
        ("/assets/engine.js", 200, "text/javascript"),
        ("/sixfold.wasm", 200, "application/wasm"),
        ("/feed.xml", 200, "application/atom+xml"),
        ("/manifest.webmanifest", 200, "application/manifest+json"),
        ("/share/2027-01-03.png", 200, "image/png"),
        ("/icon.svg", 200, "image/svg+xml"),
        ("/puzzle", 404, "text/html"),
        ("/nowhere.html", 404, "text/html"),
        ("/../secret.txt", 404, "text/html"),
        ("/puzzle/../../secret.txt", 404, "text/html"),
        ("/%2e%2e/secret.txt", 404, "text/html"),
        ("//secret.txt", 404, "text/html"),
        ("/link.txt", 404, "text/html"),
    ] {
        let (head, body) = server.ask(&format!("GET {path}"), "");
        assert!(
            head.starts_with(&format!("HTTP/1.1 {status} ")),
            "{path}: {head}"
        );
        assert!(
            head.contains(&format!("Content-Type: {kind}")),
            "{path}: {head}"
        );
        assert!(!body.is_empty() && body != b"secret", "{path}");
        let (head, body) = server.ask(&format!("HEAD {path}"), "");
        assert!(
            head.starts_with(&format!("HTTP/1.1 {status} ")) && body.is_empty(),
            "{path}: {head}"
        );
    }
    let served = server.ask("GET /index.html", "").1;
    assert!(
        served == fs::read(out.join("index.html")).unwrap(),
        "it is served as it is"
    );
    assert!(server.ask("POST /", "").0.starts_with("HTTP/1.1 405 "));

    let (_, port) = address.split_once(':').unwrap();
    let done = sixfold(&["serve", out.to_str().unwrap(), "--port", port]);
    done.complaint(1);
    snapshot("site-port", &transcript([&done]).replace(port, "PORT"));
}

#[test]
fn only_requests_to_this_computer_are_answered() {
    let server = Server::of(&folder("serve-hosts", &PAGES));
    for (status, host) in [
        (200, "localhost"),
        (200, "LocalHost:8026"),
        (200, "127.0.0.1"),
        (200, "127.0.0.1:1"),
        (200, "[::1]"),
        (200, "[::1]:8026"),
        (421, "evil.example"),
        (421, "evil.example:8026"),
        (421, "localhost.evil.example"),
        (421, "evil.example/localhost"),
        (421, "localhost@evil.example"),
        (421, "localhost:8026:8026"),
        (421, "127.0.0.1.evil.example"),
        (421, "::1"),
        (421, ""),
    ] {
        let request = format!("GET / HTTP/1.1\r\nhost:\t{host} \r\n\r\n");
        assert_eq!(server.status(&request), status, "{host}");
        let request = format!("GET / HTTP/1.0\r\nHost: {host}\r\n\r\n");
        assert_eq!(server.status(&request), status, "{host}");
    }
    for (status, request) in [
        (400, "GET / HTTP/1.1\r\n"),
        (200, "GET / HTTP/1.0\r\n"),
        (
            400,
            "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n",
        ),
        (
            400,
            "GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n",
        ),
        // An address in full has a host too.
        (
            200,
            "GET http://localhost/digits.txt HTTP/1.1\r\nHost: localhost\r\n",
        ),
        (
            200,
            "GET HTTP://127.0.0.1:8026?x HTTP/1.1\r\nHost: localhost\r\n",
        ),
        (
            421,
            "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n",
        ),
        (
            421,
            "GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\n",
        ),
        (421, "GET http://evil.example/ HTTP/1.0\r\n"),
        (421, "GET http://localhost@evil.example/ HTTP/1.0\r\n"),
        (
            400,
            "GET https://localhost/ HTTP/1.1\r\nHost: localhost\r\n",
        ),
        (
            405,
            "CONNECT evil.example:80 HTTP/1.1\r\nHost: localhost\r\n",
        ),
    ] {
        assert_eq!(
            server.status(&format!("{request}\r\n")),
            status,
            "{request}"
        );
    }
}

#[test]
fn malformed_and_endless_requests_are_refused() {
    let server = Server::of(&folder("serve-malformed", &PAGES));
    for request in [
        "\r\n",
        "GET\r\n\r\n",
        "GET /\r\n\r\n",
        "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n",
        "GET / x HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/2.0\r\nHost: localhost\r\n\r\n",
        "GET / http\r\nHost: localhost\r\n\r\n",
        "GET digits.txt HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET ?digits.txt HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "G\u{e9}T / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: local\r\n host\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\n: empty\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n",
        // Cut off.
        "GET / HTTP/1.1\r\nHost: localhost\r\n",
        "GET / HT",
    ] {
        assert_eq!(server.status(request), 400, "{request:?}");
    }
    // One line or many, whatever follows: the answer arrives although much is never looked at.
    let long = |size| "x".repeat(size);
    for request in [
        long(100_000),
        format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", long(20_000)),
        format!("GET / HTTP/1.1\r\n{}", "X: y\r\n".repeat(1_000_000)),
    ] {
        assert_eq!(server.status(&request), 431);
    }
    let fits = format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n",
        long(16_000)
    );
    assert_eq!(server.status(&fits), 200);
    let body = format!(
        "POST / HTTP/1.1\r\nHost: localhost\r\n\r\n{}",
        long(1_000_000)
    );
    assert_eq!(server.status(&body), 405);
    // Lines may end plainly, and who says nothing is told nothing.
    assert_eq!(server.status("GET / HTTP/1.1\nHost: localhost\n\n"), 200);
    assert!(server.answer("").is_empty());
}

#[test]
fn what_a_visitor_has_is_not_sent_again() {
    let site = folder("serve-tags", &PAGES);
    let server = Server::of(&site);
    let (head, _) = server.ask("GET /digits.txt", "");
    let tag = header(&head, "ETag").unwrap();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    for (status, tags) in [
        ("304 Not Modified", tag.to_owned()),
        ("304 Not Modified", "*".to_owned()),
        ("304 Not Modified", format!("W/{tag}")),
        ("304 Not Modified", format!("\"a\", W/\"b\" ,{tag}")),
        ("304 Not Modified", format!("\"a\"\r\nif-none-match: {tag}")),
        ("200 OK", "\"a\"".to_owned()),
        ("200 OK", tag.replace('"', "")),
        ("200 OK", String::new()),
    ] {
        for method in ["GET", "HEAD"] {
            let headers = format!("If-None-Match: {tags}\r\n");
            let (head, body) = server.ask(&format!("{method} /digits.txt"), &headers);
            assert!(
                head.starts_with(&format!("HTTP/1.1 {status}\r\n")),
                "{tags}: {head}"
            );
            assert_eq!(header(&head, "ETag"), Some(tag));
            assert_eq!(body.is_empty(), status != "200 OK" || method == "HEAD");
            assert_eq!(
                header(&head, "Content-Length").is_none(),
                status != "200 OK"
            );
        }
    }
    let both = format!("Range: bytes=1-2\r\nIf-None-Match: {tag}\r\n");
    let (head, _) = server.ask("GET /digits.txt", &both);
    assert!(head.starts_with("HTTP/1.1 304 "), "{head}");
    // What is not there has no tag, and a file that changed has another one.
    let (head, _) = server.ask("GET /nowhere.html", "If-None-Match: *\r\n");
    assert!(head.starts_with("HTTP/1.1 404 ") && header(&head, "ETag").is_none());
    fs::write(site.join("digits.txt"), "0123456780").unwrap();
    let (head, _) = server.ask("GET /digits.txt", &format!("If-None-Match: {tag}\r\n"));
    assert!(head.starts_with("HTTP/1.1 200 ") && header(&head, "ETag") != Some(tag));
}

#[test]
fn a_part_of_a_file_is_sent_alone() {
    let site = folder("serve-ranges", &PAGES);
    fs::write(site.join("empty.txt"), "").unwrap();
    let server = Server::of(&site);
    let (head, whole) = server.ask("GET /digits.txt", "");
    assert_eq!(header(&head, "Accept-Ranges"), Some("bytes"));
    let tag = header(&head, "ETag").unwrap();
    assert_eq!(whole, b"0123456789");
    for (range, expected) in [
        ("bytes=0-0", Some("0")),
        ("bytes=2-4", Some("234")),
        ("BYTES=7-", Some("789")),
        ("bytes=7-99999999999999999999999", Some("789")),
        ("bytes=-3", Some("789")),
        ("bytes=-30", Some("0123456789")),
        ("bytes=10-", None),
        ("bytes=99999999999999999999999-", None),
        ("bytes=-0", None),
    ] {
        let (head, body) = server.ask("GET /digits.txt", &format!("Range: {range}\r\n"));
        let place = header(&head, "Content-Range").unwrap();
        let Some(part) = expected else {
            assert!(head.starts_with("HTTP/1.1 416 "), "{range}: {head}");
            assert_eq!(place, "bytes */10");
            continue;
        };
        let first = "0123456789".find(part).unwrap();
        assert!(head.starts_with("HTTP/1.1 206 "), "{range}: {head}");
        assert_eq!(
            place,
            format!("bytes {first}-{}/10", first + part.len() - 1)
        );
        assert_eq!(
            header(&head, "Content-Length"),
            Some(&*part.len().to_string())
        );
        assert_eq!(
            (header(&head, "ETag"), &*body),
            (Some(tag), part.as_bytes())
        );
    }
    // Anything else is answered with the whole file.
    for headers in [
        "Range: bytes=0-1,3-4",
        "Range: bytes=4-2",
        "Range: bytes=-",
        "Range: bytes=+1-2",
        "Range: bytes=1",
        "Range: lines=1-2",
        "Range: 1-2",
        "Range: bytes=1-2\r\nRange: bytes=3-4",
        "Range: bytes=1-2\r\nIf-Range: \"another\"",
        "Range: bytes=1-2\r\nIf-Range: Wed, 18 Nov 2026 11:00:00 GMT",
        &format!("Range: bytes=1-2\r\nIf-Range: W/{tag}"),
    ] {
        let (head, body) = server.ask("GET /digits.txt", &format!("{headers}\r\n"));
        assert!(head.starts_with("HTTP/1.1 200 "), "{headers}: {head}");
        assert_eq!(body, whole);
    }
    let same = format!("Range: bytes=1-2\r\nIf-Range: {tag}\r\n");
    assert_eq!(server.ask("GET /digits.txt", &same).1, b"12");
    let (head, _) = server.ask("HEAD /digits.txt", &same);
    assert!(head.starts_with("HTTP/1.1 200 ") && head.contains("Content-Length: 10"));
    let (head, _) = server.ask("GET /empty.txt", "Range: bytes=-5\r\n");
    assert!(head.starts_with("HTTP/1.1 416 ") && head.contains("bytes */0"));
}

#[test]
fn temporary_and_hidden_files_are_never_served() {
    let site = folder("serve-temporary", &PAGES);
    let names = [
        "index.html.4711.tmp",
        "index.html.4711-2.tmp",
        "puzzles.lock",
        ".sixfold-site.lock",
        ".hidden",
        "old.tmp/page.html",
        ".git/config",
    ];
    for name in names {
        fs::create_dir_all(site.join(name).parent().unwrap()).unwrap();
        fs::write(site.join(name), "half").unwrap();
    }
    #[cfg(unix)]
    std::os::unix::fs::symlink("puzzles.lock", site.join("link.txt")).unwrap();
    let server = Server::of(&site);
    for name in names.into_iter().chain(["link.txt"]) {
        let (head, body) = server.ask(&format!("GET /{name}"), "");
        assert!(head.starts_with("HTTP/1.1 404 "), "{name}: {head}");
        assert_ne!(body, b"half", "{name}");
    }
}

/// Slow visitors have one time for everything, not one for each byte.
#[test]
fn slow_visitors_are_cut_off() {
    const SIZE: u64 = 64 << 20;
    let site = folder("serve-slow", &PAGES);
    let large = File::create(site.join("large.bin")).unwrap();
    large.set_len(SIZE).unwrap();
    let server = Server::of(&site);
    let start = Instant::now();
    let over = || start.elapsed() > Duration::from_secs(9);
    thread::scope(|scope| {
        scope.spawn(|| {
            // Never the end of a head.
            let mut stream = server.connect();
            let drip = Some(Duration::from_millis(100));
            stream.set_read_timeout(drip).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nX: ").unwrap();
            while stream.write_all(b"x").is_ok() && stream.read(&mut [0]).is_err() {
                assert!(!over(), "a visitor who asks slowly is still there");
            }
        });
        scope.spawn(|| {
            // A large file, which does not fit into the buffers of the system.
            let mut stream = server.connect();
            stream
                .write_all(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .unwrap();
            let mut received = 0;
            while start.elapsed() < Duration::from_secs(7) {
                received += stream.read(&mut [0; 4096]).unwrap() as u64;
                thread::sleep(Duration::from_millis(50));
            }
            let mut left = Vec::new();
            // It may be an error, and it may be the end.
            stream.read_to_end(&mut left).ok();
            received += left.len() as u64;
            assert!(
                received < SIZE,
                "a visitor who reads slowly is still served"
            );
        });
    });
    let (head, body) = server.ask("GET /large.bin", "");
    assert!(head.starts_with("HTTP/1.1 200 ") && body.len() as u64 == SIZE);
}

/// Browsers open connections before they know what to ask for.
#[cfg(target_os = "linux")]
#[test]
fn many_visitors_are_answered_by_few_threads() {
    let server = Server::of(&folder("serve-many", &PAGES));
    let silent: Vec<_> = (0..24).map(|_| server.connect()).collect();
    let start = Instant::now();
    assert_eq!(server.ask("GET /", "").1, b"the first page");
    assert!(
        start.elapsed() < Duration::from_secs(3),
        "silent visitors are in the way"
    );
    drop(silent);

    let mut visitors: Vec<_> = (0..100).map(|_| server.connect()).collect();
    for visitor in &mut visitors {
        visitor.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    }
    thread::sleep(Duration::from_millis(300));
    assert!(server.threads() <= 40, "{} threads", server.threads());
    for visitor in &mut visitors {
        visitor.write_all(b"Host: localhost\r\n\r\n").unwrap();
    }
    for visitor in visitors {
        assert_eq!(halves(&rest(visitor)).1, b"the first page");
    }
    assert!(server.threads() <= 40, "{} threads", server.threads());
}

#[cfg(target_os = "linux")]
#[test]
fn without_file_descriptors_it_waits_and_then_goes_on() {
    let site = folder("serve-descriptors", &PAGES);
    let server = Server::start(limited("ulimit -n 20", &site));
    let visitors: Vec<_> = (0..40).map(|_| server.connect()).collect();
    thread::sleep(Duration::from_millis(200));
    let before = server.ticks();
    thread::sleep(Duration::from_secs(1));
    let ticks = server.ticks() - before;
    assert!(ticks < 30, "{ticks} % of a processor, for nothing");
    drop(visitors);
    // While the last of them leave, there may be no descriptor for the page.
    let start = Instant::now();
    while server.ask("GET /", "").1 != b"the first page" {
        assert!(start.elapsed() < Duration::from_secs(10));
        thread::sleep(Duration::from_millis(50));
    }
}

/// The limit is on the threads of a user and does not hold for the superuser, in whose place
/// another user then serves.
#[cfg(target_os = "linux")]
#[test]
fn without_threads_it_still_answers() {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    let site = folder("serve-threads", &PAGES);
    // Some shells call it `-u`, others `-p`.
    let mut program = limited("ulimit -u 1 2>/dev/null || ulimit -p 1", &site);
    let superuser = fs::metadata("/proc/self").unwrap().uid() == 0;
    if superuser {
        program.uid(65534);
    }
    let server = Server::start(program);
    if superuser && server.address.is_empty() {
        eprintln!("not tested: another user may not run the program here");
        return;
    }
    for _ in 0..3 {
        assert_eq!(server.ask("GET /", "").1, b"the first page");
    }
    assert_eq!(server.threads(), 1);
}

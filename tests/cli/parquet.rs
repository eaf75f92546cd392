//! Parquet: the rows are the answers in JSON, and nothing of the machine is in them.

#[cfg(not(feature = "parquet"))]
#[test]
fn a_program_without_parquet_says_how_to_build_it() {
    use crate::command::{complaints, sixfold, sixfold_reading};

    let analyse = ["analyse", "--batch", "--format", "parquet", "--out", "x"];
    let done = [
        sixfold_reading(
            &[&analyse[..], &["--lang", "fr"]].concat(),
            b"classic Rc Rd",
        ),
        sixfold(&["puzzle", "generate", "--format", "parquet"]),
        sixfold(&["analyse", "classic Rc Rd", "--format", "parquet"]),
    ];
    complaints("parquet-none", 1, &done);
}

#[cfg(feature = "parquet")]
mod tables {
    use std::fs::{self, File};
    use std::path::{Path, PathBuf};

    use arrow_array::cast::AsArray;
    use arrow_array::types::{Float64Type, Int64Type};
    use arrow_array::{Array, ArrayRef, RecordBatch};
    use arrow_schema::DataType;
    use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
    use serde_json::{Map, Value, json};

    use crate::command::{Done, complaints, folder, names, program, run};

    const CORPUS: &str = include_str!("../../benches/corpus.txt");
    const MIXED: &str = "classic RcRdRf RsBsOxGtYfPc\n\n# to play\nflex RcbRzb -\n\
         a\tclassic RcRdRf RsBsOxGtYfPc\r\n{\"id\": [1,  2], \"position\": \"intro Rcb Rsw\"}\n\
         {\"id\": 4}\n{\"id\": null, \"position\": \"classic RcRcRc -\"}\nclassic Rc Os";

    fn sixfold(place: &Path, arguments: &[&str], input: &str) -> Done {
        let mut program = program(arguments);
        program.current_dir(place);
        run(program, input.as_bytes())
    }

    /// Runs a command that writes Parquet to standard output, into a file.
    fn table(place: &Path, name: &str, arguments: &[&str], input: &str) -> (i32, PathBuf) {
        let arguments = [arguments, &["--format", "parquet"]].concat();
        let done = sixfold(place, &arguments, input);
        assert!(!done.bytes.is_empty(), "{arguments:?}: {}", done.error);
        let file = place.join(name);
        fs::write(&file, done.bytes).unwrap();
        (done.code, file)
    }

    /// The rows of a file as JSON.
    fn rows(file: &Path) -> Vec<Value> {
        let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(file).unwrap());
        let batches = reader.unwrap().build().unwrap();
        batches.flat_map(|batch| rows_of(&batch.unwrap())).collect()
    }

    fn rows_of(batch: &RecordBatch) -> Vec<Value> {
        let schema = batch.schema();
        let columns = || schema.fields().iter().zip(batch.columns());
        let row = |row| {
            columns()
                .map(|(field, column)| (field.name().clone(), value(column, row)))
                .collect()
        };
        (0..batch.num_rows())
            .map(|number| Value::Object(row(number)))
            .collect()
    }

    fn value(column: &ArrayRef, row: usize) -> Value {
        if column.is_null(row) {
            return Value::Null;
        }
        match column.data_type() {
            DataType::Utf8 => column.as_string::<i32>().value(row).into(),
            DataType::Int64 => column.as_primitive::<Int64Type>().value(row).into(),
            DataType::Float64 => column.as_primitive::<Float64Type>().value(row).into(),
            DataType::Boolean => column.as_boolean().value(row).into(),
            DataType::List(_) => {
                let list = column.as_list::<i32>().value(row);
                (0..list.len()).map(|item| value(&list, item)).collect()
            }
            DataType::Struct(fields) => {
                let columns = column.as_struct().columns();
                let values = fields.iter().zip(columns);
                let values =
                    values.map(|(field, column)| (field.name().clone(), value(column, row)));
                Value::Object(values.collect())
            }
            other => panic!("{other}"),
        }
    }

    /// What a row of a batch must be, from the answer in JSON.
    fn expected(answer: &Value, line: usize, columns: &Map<String, Value>) -> Value {
        let list = if answer["turns"].is_array() {
            "turns"
        } else {
            "plays"
        };
        let keys: Vec<&String> = match &columns["plays"] {
            Value::Array(plays) if !plays.is_empty() => {
                plays[0].as_object().unwrap().keys().collect()
            }
            _ => Vec::new(),
        };
        let plays = answer[list].as_array().cloned().unwrap_or_default();
        let plays: Vec<Value> = plays
            .iter()
            .map(|play| {
                let play = keys.iter().map(|&key| (key.clone(), play[key].clone()));
                Value::Object(play.collect())
            })
            .collect();
        let best = plays.first().cloned().unwrap_or_default();
        let is_error = answer["error"].is_object();
        let columns = columns.keys().map(|key| {
            let value = match key.as_str() {
                "line" => line.into(),
                "id" => match &answer["id"] {
                    Value::String(id) => id.clone().into(),
                    Value::Null => Value::Null,
                    other => other.to_string().into(),
                },
                "status" if is_error => "error".into(),
                "status" if plays.is_empty() => "no_play".into(),
                "status" => "ok".into(),
                "plays" => plays.clone().into(),
                "code" | "message" | "column" | "help" => answer["error"][key].clone(),
                key if best.get(key).is_some() => best[key].clone(),
                key => answer[key].clone(),
            };
            (key.clone(), value)
        });
        Value::Object(columns.collect())
    }

    #[test]
    fn each_line_of_a_batch_is_a_row() {
        let place = folder("parquet-batch", &[]);
        for (arguments, input) in [
            (&["analyse", "--batch"][..], MIXED),
            (&["analyse", "--batch", "--all"], MIXED),
            (&["analyse", "--batch", "--top", "2"], CORPUS),
            (&["analyse", "--batch"], ""),
            (
                &[
                    "analyse",
                    "--batch",
                    "--deep",
                    "--samples",
                    "400",
                    "--top",
                    "3",
                ],
                MIXED,
            ),
        ] {
            let json = sixfold(&place, arguments, input);
            let (code, file) = table(&place, "a.parquet", arguments, input);
            assert_eq!(code, json.code);
            let (rows, text) = (rows(&file), json.text());
            assert_eq!(rows.len(), text.lines().count(), "{arguments:?}");
            for ((row, answer), line) in rows.iter().zip(text.lines()).zip(1..) {
                let answer = serde_json::from_str(answer).unwrap();
                // JSON has whole numbers for some that are not whole in a column.
                let row: Value =
                    serde_json::from_str(&row.to_string().replace(".0,", ",")).unwrap();
                let expected = expected(&answer, line, row.as_object().unwrap());
                let expected = expected
                    .to_string()
                    .replace(".0,", ",")
                    .replace("[1,  2]", "[1,2]");
                assert_eq!(
                    row.to_string().replace("[1,  2]", "[1,2]"),
                    expected,
                    "{arguments:?}"
                );
            }
        }
    }

    #[test]
    fn the_bytes_are_the_same_with_any_number_of_threads() {
        let place = folder("parquet-threads", &[]);
        let many = CORPUS.repeat(40);
        let with = |threads| {
            let arguments = ["analyse", "--batch", "--top", "1", "--threads", threads];
            fs::read(table(&place, "t", &arguments, &many).1).unwrap()
        };
        let one = with("1");
        assert!(one == with("2") && one == with("7"));
        let file = File::open(place.join("t")).unwrap();
        let about = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
        let groups = about.metadata().row_groups().iter();
        let groups: Vec<i64> = groups.map(|group| group.num_rows()).collect();
        let lines = many.lines().count() as i64;
        assert_eq!(groups, [1 << 14, lines - (1 << 14)]);
        let made_by = about.metadata().file_metadata().created_by();
        assert_eq!(
            made_by,
            Some(&*format!("sixfold {}", env!("CARGO_PKG_VERSION")))
        );
    }

    #[test]
    fn shards_have_the_rows_of_one_file() {
        let place = folder("parquet-shards", &[]);
        let long = CORPUS.repeat(9);
        let batch = ["analyse", "--batch", "--top", "2"];
        let deep = ["analyse", "--batch", "--deep", "--samples", "400"];
        let puzzles = [
            "puzzle",
            "generate",
            "--count",
            "30",
            "--target",
            "10-30",
            "--max-tries",
            "60",
        ];
        let letters = [
            "puzzle", "generate", "--kind", "letter", "--words", "en", "--count", "6",
        ];
        for (arguments, input) in [
            (&batch[..], MIXED),
            (&batch, &long),
            (&batch, ""),
            (&deep, MIXED),
            (&puzzles, ""),
            (&letters, ""),
        ] {
            let (code, whole) = table(&place, "whole", arguments, input);
            let whole = rows(&whole);
            for of in [1, 2, 3, 7] {
                let shards = (1..=of).map(|number| {
                    let (shard, name) = (format!("{number}/{of}"), format!("s{number}"));
                    table(
                        &place,
                        &name,
                        &[arguments, &["--shard", &shard]].concat(),
                        input,
                    );
                    name
                });
                let mut shards: Vec<String> = shards.collect();
                shards.reverse();
                let mut merge = vec!["merge", "--out", "merged"];
                merge.extend(shards.iter().map(String::as_str));
                let done = sixfold(&place, &merge, "");
                assert_eq!((done.code, done.bytes.len()), (code, 0), "{}", done.error);
                assert!(
                    rows(&place.join("merged")) == whole,
                    "{arguments:?} in {of}"
                );
            }
        }
    }

    #[test]
    fn what_is_not_all_shards_is_refused() {
        let place = folder("parquet-refused", &[]);
        let batch = ["analyse", "--batch", "--top", "1"];
        for number in ["1", "2", "3"] {
            let shard = format!("{number}/3");
            table(
                &place,
                number,
                &[&batch[..], &["--shard", &shard]].concat(),
                CORPUS,
            );
        }
        let json = sixfold(&place, &[&batch[..], &["--shard", "2/3"]].concat(), CORPUS);
        fs::write(place.join("json"), json.bytes).unwrap();
        let bytes = fs::read(place.join("2")).unwrap();
        fs::write(place.join("killed"), &bytes[..bytes.len() / 2]).unwrap();
        let mut damaged = bytes.clone();
        damaged[4..2000].fill(b'x');
        fs::write(place.join("damaged"), damaged).unwrap();
        table(&place, "whole", &batch, CORPUS);
        let merge =
            |files: &[&str]| sixfold(&place, &[&["merge", "--out", "m"], files].concat(), "");
        let refused = [
            merge(&["1", "2"]),
            merge(&["1", "2", "3", "3"]),
            merge(&["1", "json", "3"]),
            merge(&["1", "whole", "3"]),
            merge(&["1", "killed", "3"]),
            merge(&["1", "damaged", "3"]),
            sixfold(
                &place,
                &["analyse", "classic Rc Rd", "--format", "parquet"],
                "",
            ),
        ];
        complaints("parquet-refused", 1, &refused);
        assert!(
            !names(&place)
                .iter()
                .any(|name| name == "m" || name.ends_with(".tmp"))
        );
    }

    #[test]
    fn each_puzzle_is_a_row() {
        let place = folder("parquet-puzzles", &[]);
        for options in [
            "--count 5 --seed 3",
            "--kind letter --count 2",
            "--kind rolls --words en",
            "--kind supernatural --words de",
        ] {
            let arguments: Vec<&str> = ["puzzle", "generate"]
                .into_iter()
                .chain(options.split(' '))
                .collect();
            let json = sixfold(
                &place,
                &[&arguments[..], &["--format", "json"]].concat(),
                "",
            )
            .answer(0);
            let (code, file) = table(&place, "p", &arguments, "");
            assert_eq!(code, 0);
            for (row, answer) in rows(&file).iter().zip(json.lines()) {
                let answer: Value = serde_json::from_str(answer).unwrap();
                for (key, value) in row.as_object().unwrap() {
                    let expected = match (key.as_str(), &answer["second_best"]) {
                        ("margin", Value::Null) => Value::Null,
                        ("margin", second) => {
                            json!(answer["target"].as_u64().unwrap() - second.as_u64().unwrap())
                        }
                        ("rolls", _) if answer["rolls"].is_null() => json!([]),
                        (key, _) => answer[key].clone(),
                    };
                    assert_eq!(value, &expected, "{options} {key}");
                }
            }
            assert_eq!(rows(&file).len(), json.lines().count());
            // Into a file, as to standard output.
            let out = ["--format", "parquet", "--out", "out.parquet"];
            assert_eq!(
                sixfold(&place, &[&arguments[..], &out].concat(), "").answer(0),
                ""
            );
            assert_eq!(
                fs::read(place.join("out.parquet")).unwrap(),
                fs::read(&file).unwrap()
            );
        }
    }
}

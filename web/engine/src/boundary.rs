//! How a browser, which shares nothing with the engine but its memory, hands in a request and gets
//! its answer:
//!
//! 1. `reserve(length)` gives room for the request, into which its UTF-8 is written;
//! 2. `answer(place, length)` takes the request and gives place and length of the answer, as `place
//! << 32 | length`; 3. `release(place, length)` takes the answer back, once it has been read.
#![allow(
    unsafe_code,
    reason = "memory is handed over by its place, which no type can follow across the boundary"
)]

use std::cell::RefCell;
use std::ptr;

use crate::Engine;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new());
}

/// Room for a request.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    hand_over(vec![0; length])
}

/// Takes a request and gives its answer.
///
/// # Safety
/// Place and length are those of a `reserve` whose room was not handed in before.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
unsafe extern "C" fn answer(place: *mut u8, length: usize) -> u64 {
    // SAFETY: the caller vouches that this is the room of a `reserve`, and gives it up.
    let request = unsafe { take_back(place, length) };
    // Bytes that are no text become characters that no request has.
    let request = String::from_utf8_lossy(&request);
    let answer = ENGINE
        .with_borrow_mut(|engine| engine.answer(&request))
        .into_bytes();
    let length = answer.len() as u64;
    (hand_over(answer).addr() as u64) << 32 | length
}

/// Takes an answer back.
///
/// # Safety
/// Place and length are those of an answer that was not taken back before.
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
unsafe extern "C" fn release(place: *mut u8, length: usize) {
    // SAFETY: the caller vouches that this is an answer, and gives it up.
    drop(unsafe { take_back(place, length) });
}

/// Gives bytes away: nothing here knows of them any more.
fn hand_over(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

/// Takes bytes back.
///
/// # Safety
/// They were given away by `hand_over`, with this length, and were not taken back before.
unsafe fn take_back(place: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: `hand_over` made this place from a box of this length, and the caller vouches that it
    // owns it.
    unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(place, length)) }
}

// The switch that shows the letters of tiles, for those who cannot tell all colours apart.

const KEY = "sixfold-letters";
const button = document.getElementById("letters");

function show(on) {
  document.documentElement.toggleAttribute("data-letters", on);
  button?.setAttribute("aria-pressed", String(on));
}

function kept() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

show(kept());
button?.addEventListener("click", () => {
  const on = button.getAttribute("aria-pressed") !== "true";
  show(on);
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // It lasts as long as the page, then.
  }
});

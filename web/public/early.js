// Before anything is painted: the theme that was chosen here, so that a dark page never flashes white.
try {
  var kept = JSON.parse(localStorage.getItem("fiorino-settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch (_) {
  // A browser that keeps nothing shows the theme of the system.
}

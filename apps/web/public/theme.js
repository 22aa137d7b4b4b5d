// Before the first paint, so that a dark room is never lit by a white flash. Outside the bundle because the
// content security policy allows no inline script.
try {
  var theme = localStorage.getItem('healzy.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = localStorage.getItem('healzy.language');
  if (language) document.documentElement.lang = language;
} catch {
  // Storage is forbidden: the system's theme it is.
}

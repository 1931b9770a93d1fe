/** Runs in pages of a development site: asks once a second which set is live, and loads the page again for another one. */
export const LIVE_RELOAD_SCRIPT = `
const live = JSON.parse(document.getElementById('orime-boot').textContent).release.id;
setInterval(async () => {
  try {
    const { release } = await (await fetch('/readyz')).json();
    if (release !== null && release !== live) location.reload();
  } catch { /* The gateway restarts while its sources change. */ }
}, 1000);
`;

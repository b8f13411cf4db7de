// @ts-check
/** The frame's behaviour: a button posts, the lists come back as HTML, and they are asked again while a call is under way. */
const lists = /** @type {HTMLElement | null} */ (document.getElementById('lists'));
const status = /** @type {HTMLElement | null} */ (document.getElementById('status'));
const pollMs = 1_000;
const wallPath = location.pathname.replace(/\/+$/, '');
let polling = 0;

lists?.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  const { complete, reverse } = button.dataset;
  if (complete !== undefined) void act(button, `surveys/${encodeURIComponent(complete)}/complete`, 'Sending the result to the site…');
  if (reverse !== undefined) void act(button, `completed/${encodeURIComponent(reverse)}/reverse`, 'Sending the reversal to the site…');
});

/** @param {HTMLButtonElement} button @param {string} path @param {string} message */
async function act(button, path, message) {
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  say(message);
  try {
    await show(await fetch(`${wallPath}/${path}${location.search}`, { method: 'POST' }));
  } catch {
    button.disabled = false;
    button.removeAttribute('aria-busy');
    say('The wall did not answer. Please try again.');
  }
}

async function refresh() {
  try {
    await show(await fetch(`${wallPath}/lists${location.search}`));
  } catch {
    polling = window.setTimeout(refresh, pollMs);
  }
}

/** @param {Response} response */
async function show(response) {
  if (!response.ok || lists === null) throw new Error(`the wall answered ${response.status}`);
  lists.innerHTML = await response.text();
  const newest = lists.querySelector('[data-state]');
  if (newest !== null) say(`${newest.querySelector('h3')?.textContent}: ${newest.querySelector('.state')?.textContent}`);
  if (document.activeElement === document.body) lists.querySelector('button')?.focus({ preventScroll: true });
  window.clearTimeout(polling);
  const underWay = lists.querySelector('[data-state="sending"], [data-state="retrying"]') !== null;
  if (underWay) polling = window.setTimeout(refresh, pollMs);
}

/** @param {string} text */
function say(text) {
  if (status !== null && status.textContent !== text) status.textContent = text;
}

if (lists?.querySelector('[data-state="sending"], [data-state="retrying"]')) polling = window.setTimeout(refresh, pollMs);

// @ts-check
/**
 * The frame's behaviour: a button posts, the lists come back as HTML, and they are asked again while a call is under
 * way.
 */
const lists = /** @type {HTMLElement | null} */ (document.getElementById('lists'));
const statusLine = /** @type {HTMLElement | null} */ (document.getElementById('status'));
const pollMs = 1_000;
const underWay = '[data-state="sending"], [data-state="retrying"]';
const wallPath = location.pathname.replace(/\/+$/, '');
let polling = 0;
/** The survey whose state is announced. */
let watched = '';

lists?.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || button.getAttribute('aria-disabled') === 'true') return;
  const { complete, reverse } = button.dataset;
  watched = complete ?? button.closest('li')?.dataset.survey ?? '';
  if (complete !== undefined) void act(button, `surveys/${encodeURIComponent(complete)}/complete`, 'Sending the result to the site…');
  if (reverse !== undefined) void act(button, `completed/${encodeURIComponent(reverse)}/reverse`, 'Sending the reversal to the site…');
});

/** @param {HTMLButtonElement} button @param {string} path @param {string} message */
async function act(button, path, message) {
  // Not `disabled`: a disabled button would lose the keyboard's place.
  button.setAttribute('aria-disabled', 'true');
  say(message);
  try {
    await show(await fetch(`${wallPath}/${path}${location.search}`, { method: 'POST' }));
  } catch {
    button.removeAttribute('aria-disabled');
    say('The wall did not answer. Please try again.');
  }
}

async function refresh() {
  try {
    await show(await fetch(`${wallPath}/lists${location.search}`));
  } catch {
    pollAgain();
  }
}

/** @param {Response} response */
async function show(response) {
  if (!response.ok || lists === null) throw new Error(`the wall answered ${response.status}`);
  replaceKeepingFocus(lists, await response.text());
  const card = lists.querySelector(`[data-survey="${CSS.escape(watched)}"]`);
  if (card !== null) say(`${card.querySelector('h3')?.textContent}: ${card.querySelector('.state')?.textContent}`);
  pollAgain();
}

/**
 * The focus stays on the same button; when that one is gone, on the first. @param {HTMLElement} container @param
 * {string} html
 */
function replaceKeepingFocus(container, html) {
  const held = container.contains(document.activeElement);
  const label = document.activeElement?.getAttribute('aria-label') ?? '';
  container.innerHTML = html;
  if (!held) return;
  const same = container.querySelector(`button[aria-label="${CSS.escape(label)}"]`);
  const target = same ?? container.querySelector('button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function pollAgain() {
  window.clearTimeout(polling);
  if (lists?.querySelector(underWay)) polling = window.setTimeout(() => void refresh(), pollMs);
}

/** @param {string} text */
function say(text) {
  if (statusLine !== null && statusLine.textContent !== text) statusLine.textContent = text;
}

pollAgain();

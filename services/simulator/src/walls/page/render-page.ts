import type { Postback } from '../postback.ts';
import type { WallId, WallRecipe } from '../recipe.ts';
import type { Survey } from '../surveys.ts';
import type { Visitor } from '../visitor.ts';

export interface WallView {
  wall: WallId;
  recipe: WallRecipe;
  visitor: Visitor;
  surveys: Survey[];
  /** Credits, newest first, each with its reversal if there is one. */
  completed: { credit: Postback; reversal: Postback | undefined }[];
}

/** The whole page. Its script keeps the two lists fresh; everything is readable without it. */
export function renderPage(view: WallView): string {
  const { recipe, visitor } = view;
  const greeting = visitor.name === null ? 'Signed in by the site' : `Hello, ${escapeHtml(visitor.name)}`;
  return documentOf(
    recipe.label,
    `<header>
    <p class="notice"><strong>Simulated wall</strong> speaking ${escapeHtml(recipe.kind)}&rsquo;s postback. Nothing here is a real survey.</p>
    <h1>${escapeHtml(recipe.label)}</h1>
    <p class="quiet">${greeting} · ${recipe.rangeRobux.min}&ndash;${recipe.rangeRobux.max.toLocaleString('en')} R$ a survey</p>
  </header>
  <main>
    <p id="status" class="status" role="status"></p>
    <div id="lists">${renderLists(view)}</div>
  </main>`,
  );
}

/** The part that changes: what is offered, what was done. */
export function renderLists({ surveys, completed }: WallView): string {
  return `<section aria-labelledby="offered">
      <h2 id="offered">Surveys for you</h2>
      <ul>${surveys.map(offer).join('')}</ul>
    </section>
    <section aria-labelledby="done">
      <h2 id="done">Completed</h2>
      ${completed.length === 0 ? '<p class="quiet">Nothing yet. A completed survey is paid by the site within seconds.</p>' : `<ul>${completed.map(done).join('')}</ul>`}
    </section>`;
}

export function renderRefusal(recipe: WallRecipe, reason: string): string {
  return documentOf(
    recipe.label,
    `<main class="refusal"><p class="notice"><strong>Simulated wall</strong> (${escapeHtml(recipe.kind)})</p>
    <h1>This wall cannot be opened</h1><p>${escapeHtml(reason)}</p></main>`,
  );
}

function offer({ id, title, minutes, rewardRobux }: Survey): string {
  return `<li class="card" id="${escapeHtml(id)}">
        <div class="what"><h3>${escapeHtml(title)}</h3><p class="quiet">${minutes} minutes</p></div>
        <p class="reward">+${rewardRobux.toLocaleString('en')} R$</p>
        <button type="button" data-complete="${escapeHtml(id)}" aria-label="Complete: ${escapeHtml(title)}">Complete</button>
      </li>`;
}

function done({ credit, reversal }: WallView['completed'][number]): string {
  const shown = reversal ?? credit;
  const canReverse = reversal === undefined;
  return `<li class="card" data-survey="${escapeHtml(credit.survey.id)}" data-state="${shown.state}">
        <div class="what"><h3>${escapeHtml(credit.survey.title)}</h3><p class="quiet">${describe(shown)}</p></div>
        <p class="reward">${escapeHtml(credit.amount)} R$</p>
        <p class="state">${stateText(shown)}</p>
        ${canReverse ? `<button type="button" class="plain" data-reverse="${escapeHtml(credit.txnId)}" aria-label="Reverse: ${escapeHtml(credit.survey.title)}">Reverse</button>` : ''}
      </li>`;
}

function stateText({ kind, state }: Postback): string {
  switch (state) {
    case 'sending':
      return 'Sent';
    case 'accepted':
      return kind === 'credit' ? 'Credited' : 'Reversed';
    case 'retrying':
      return 'Retrying';
    case 'refused':
      return 'Refused';
    default:
      return state satisfies never;
  }
}

function describe({ attempts, kind, nextAttemptAt }: Postback): string {
  const last = attempts.at(-1);
  if (last === undefined) return `The ${kind} was sent; the site has not answered yet.`;
  const answer = last.status === null ? `no answer (${last.body})` : `${last.status} ${last.body.slice(0, 60)}`;
  const next = nextAttemptAt === null ? '' : ` Next attempt at ${nextAttemptAt.slice(11, 19)} UTC.`;
  const count = attempts.length > 1 ? `, attempt ${attempts.length}` : '';
  return `${kind === 'credit' ? 'Postback' : 'Reversal'}${count}: ${escapeHtml(answer.trim())}.${next}`;
}

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escapeHtml(title)} (simulated)</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/walls/page/wall.css">
  <script type="module" src="/walls/page/wall.js"></script>
</head>
<body>
  ${body}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// The script of the list: says that leads have come since, so that nobody has to reload to see them.
// JavaScript, since it is sent as it stands.

const EVERY_MS = 20_000;
const SOUND_HZ = 660;
const SOUND_SECONDS = 0.15;

const { title } = document;
const note = /** @type {HTMLElement} */ (document.querySelector('[data-new-leads]'));
const sentence = /** @type {Element} */ (note.querySelector('[role=status]'));
const ways = /** @type {HTMLFieldSetElement} */ (document.querySelector('fieldset[hidden]'));
const boxes = [...ways.querySelectorAll('input')];
const [sound, inTitle] = boxes;
let known = 0;

for (const box of boxes) {
  box.checked = localStorage.getItem(box.name) !== 'off';
  box.addEventListener('change', () => {
    localStorage.setItem(box.name, box.checked ? 'on' : 'off');
    tell();
  });
}
ways.hidden = false;
setInterval(look, EVERY_MS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) look();
});

async function look() {
  const answer = await fetch(`/new?after=${note.dataset.newLeads}`).catch(() => undefined);
  if (!answer?.ok) return;
  const { count } = await answer.json();
  if (count > known && sound?.checked) ring();
  known = count;
  tell();
}

function tell() {
  note.hidden = known === 0;
  sentence.textContent = known === 1 ? 'A new lead has come.' : `${known} new leads have come.`;
  document.title = known > 0 && inTitle?.checked ? `(${known}) ${title}` : title;
}

/** Browsers let a page sound once somebody has pressed something in it. */
function ring() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  tone.frequency.value = SOUND_HZ;
  tone.connect(context.destination);
  tone.onended = () => context.close();
  tone.start();
  tone.stop(context.currentTime + SOUND_SECONDS);
}

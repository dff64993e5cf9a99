/** The script of the list: says that leads have come since, so that nobody has to reload to see them. */

const EVERY_MS = 20_000;
const SOUND_KEY = 'inbox-sound';
const SOUND_HZ = 660;
const SOUND_SECONDS = 0.15;

const box = document.querySelector<HTMLElement>('[data-new-leads]');
const told = box?.querySelector('[role=status]');
const soundSwitch = box?.querySelector('input');
if (box && told && soundSwitch) watch(box, told, soundSwitch);

function watch(note: HTMLElement, text: Element, sound: HTMLInputElement): void {
  const { title } = document;
  let known = 0;
  const look = async () => {
    const answer = await fetch(`/new?after=${note.dataset.newLeads}`).catch(() => undefined);
    if (!answer?.ok) return;
    const { count }: { count: number } = await answer.json();
    if (count === known) return;
    if (count > known && sound.checked) ring();
    known = count;
    note.hidden = count === 0;
    text.textContent = count === 1 ? 'A new lead has come.' : `${count} new leads have come.`;
    document.title = count === 0 ? title : `(${count}) ${title}`;
  };
  sound.checked = localStorage.getItem(SOUND_KEY) !== 'off';
  sound.addEventListener('change', () => {
    localStorage.setItem(SOUND_KEY, sound.checked ? 'on' : 'off');
  });
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

/** Browsers let a page sound once somebody has pressed something in it. */
function ring(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  tone.frequency.value = SOUND_HZ;
  tone.connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + SOUND_SECONDS);
}

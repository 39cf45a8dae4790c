// Emptied first, so that a repeated sentence is read again.
const emptyFor = 50;
// Milliseconds a screen reader needs to take a sentence up.
const heldFor = 500;

const regions = ["announce-status", "announce-alert"] as const;
type RegionId = (typeof regions)[number];

/** Each region's queue, the announced sentence first. */
const sentences = new Map<RegionId, string[]>(regions.map((id) => [id, []]));
const timers = new Map<RegionId, ReturnType<typeof setTimeout>>();

function announceFirst(id: RegionId): void {
  const region = document.getElementById(id);
  const queue = sentences.get(id) ?? [];
  const [sentence] = queue;
  if (!region || sentence === undefined) return;
  const done = () => {
    queue.shift();
    announceFirst(id);
  };
  const say = () => {
    region.textContent = sentence;
    timers.set(id, setTimeout(done, heldFor));
  };
  region.textContent = "";
  timers.set(id, setTimeout(say, emptyFor));
}

/** Read politely, or at once when `urgent`. Several queue up. */
export function announce(sentence: string, urgent = false): void {
  const id = urgent ? "announce-alert" : "announce-status";
  const queue = sentences.get(id) ?? [];
  // A held key repeats its sentence.
  if (queue.slice(1).includes(sentence)) return;
  queue.push(sentence);
  if (queue.length === 1) announceFirst(id);
}

/** Sentences may name people, and another person may be next. */
export function clearAnnouncements(): void {
  for (const id of regions) {
    clearTimeout(timers.get(id));
    sentences.set(id, []);
    const region = document.getElementById(id);
    if (region) region.textContent = "";
  }
}

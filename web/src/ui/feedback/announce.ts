// A region has to be empty for a moment, so that the same sentence said twice is a change and is read again.
const emptyFor = 50;
// A screen reader takes up what a region has held for this long; only then may the next sentence take its place.
const heldFor = 500;

const regions = ["announce-status", "announce-alert"] as const;
type RegionId = (typeof regions)[number];

/** What is to be said in each region; the first sentence is the one that is being said. */
const sentences = new Map<RegionId, string[]>(regions.map((id) => [id, []]));
const timers = new Map<RegionId, ReturnType<typeof setTimeout>>();

function sayFirst(id: RegionId): void {
  const region = document.getElementById(id);
  const queue = sentences.get(id) ?? [];
  const [sentence] = queue;
  if (!region || sentence === undefined) return;
  const done = () => {
    queue.shift();
    sayFirst(id);
  };
  const say = () => {
    region.textContent = sentence;
    timers.set(id, setTimeout(done, heldFor));
  };
  region.textContent = "";
  timers.set(id, setTimeout(say, emptyFor));
}

/** Says a sentence to screen readers, once: politely, or at once when `urgent`. Several are said in turn. */
export function announce(sentence: string, urgent = false): void {
  const id = urgent ? "announce-alert" : "announce-status";
  const queue = sentences.get(id) ?? [];
  // What a held key says again and again is said once more at most.
  if (queue.slice(1).includes(sentence)) return;
  queue.push(sentence);
  if (queue.length === 1) sayFirst(id);
}

/** Takes back what was said and what is still to be said: it may name people, and another person may be here next. */
export function clearAnnouncements(): void {
  for (const id of regions) {
    clearTimeout(timers.get(id));
    sentences.set(id, []);
    const region = document.getElementById(id);
    if (region) region.textContent = "";
  }
}

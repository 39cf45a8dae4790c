import type { Resources } from "#shared/handover/ExportFormat.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

const atOnce = 6;

async function load({ ID, img }: Entry): Promise<readonly [string, Uint8Array<ArrayBuffer>] | undefined> {
  const answer = await fetch(img).catch(() => undefined);
  return answer?.ok ? [ID, new Uint8Array(await answer.arrayBuffer())] : undefined;
}

/** The photos of some cards, a few at once. One that does not load is left out: the card goes without it. */
export async function loadPhotos(cards: readonly Entry[]): Promise<Resources["photos"]> {
  const left = cards.filter(({ img }) => img);
  const photos = new Map<string, Uint8Array<ArrayBuffer>>();
  const work = async () => {
    for (let card = left.shift(); card; card = left.shift()) {
      const photo = await load(card);
      if (photo) photos.set(...photo);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return photos;
}

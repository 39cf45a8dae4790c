import type { Resources } from "#shared/handover/ExportFormat.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { loadFiles } from "#web/ui/loadFiles.ts";

/** A photo that does not load is left out. */
export async function loadPhotos(cards: readonly Entry[]): Promise<Resources["photos"]> {
  const files = await loadFiles(cards.flatMap(({ img }) => img || []));
  return new Map(
    cards.flatMap(({ ID, img }) => {
      const photo = files.get(img);
      return photo ? [[ID, photo] as const] : [];
    }),
  );
}

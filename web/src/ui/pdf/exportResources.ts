import regular from "@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf?url";
import bold from "@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf?url";
import type { Bytes, ExportResources } from "#shared/handover/ExportFormat.ts";
import { drawText } from "./drawText.ts";

async function load(address: string): Promise<Bytes> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A font answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The product's fonts, and the browser's own for other scripts. */
export const exportResources = (photos: ExportResources["photos"]): ExportResources => ({
  photos,
  fonts: async () => {
    const [normal, strong] = await Promise.all([load(regular), load(bold)]);
    return { regular: normal, bold: strong };
  },
  draw: drawText,
});

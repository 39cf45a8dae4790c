const atOnce = 6;

type FileBytes = Uint8Array<ArrayBuffer>;

async function load(address: string): Promise<FileBytes | undefined> {
  // A picture on the page may have cached an answer without this read's header.
  const answer = await fetch(address, { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** A few at once; one that fails is left out. */
export async function loadFiles(addresses: readonly string[]): Promise<ReadonlyMap<string, FileBytes>> {
  const left = [...addresses];
  const files = new Map<string, FileBytes>();
  const work = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const file = await load(address);
      if (file) files.set(address, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return files;
}

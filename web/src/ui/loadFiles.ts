const atOnce = 6;

type Loaded = Uint8Array<ArrayBuffer>;

async function load(address: string): Promise<Loaded | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** The files at some addresses, a few at once. One that does not load is left out. */
export async function loadFiles(addresses: readonly string[]): Promise<ReadonlyMap<string, Loaded>> {
  const left = [...addresses];
  const files = new Map<string, Loaded>();
  const work = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const file = await load(address);
      if (file) files.set(address, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return files;
}

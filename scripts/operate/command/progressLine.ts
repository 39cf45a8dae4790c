/** In tenths, which keeps a log short. */
export function progressLine(total: number, what: string, print: (line: string) => void = console.error) {
  let told = 0;
  return (done: number): void => {
    const tenths = Math.floor((done / total) * 10);
    if (tenths <= told) return;
    told = tenths;
    print(`${done} of ${total} ${what}`);
  };
}

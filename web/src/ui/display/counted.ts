/** "1,820". A page of small numbers does not pay for the browser's formats. */
export const number = (count: number): string => (count < 1_000 ? `${count}` : count.toLocaleString("en-US"));

/** "1 jacket", "2 jackets" @param many @default `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** "1,820". */
export const number = (count: number): string => count.toLocaleString("en-US");

/** "1 jacket", "2 jackets" @param many @default `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

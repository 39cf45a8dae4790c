/** "1 jacket", "2 jackets" @param many @default `one` with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

import type { Finish } from "./Race.ts";

const losing: readonly number[] = [400, 401, 403, 404, 409, 429];

const won = ({ status }: Finish): boolean => status === 200;

function unusual(finishes: readonly Finish[]): string[] {
  const odd = finishes.filter(({ status }) => !won({ status }) && !losing.includes(status));
  return odd.length === 0 ? [] : [`answers ${[...new Set(odd.map(({ status }) => status))].join(", ")}`];
}

export function oneWinner(finishes: readonly Finish[]): string[] {
  const winners = finishes.filter(won).length;
  return [...unusual(finishes), ...(winners === 1 ? [] : [`${winners} winners`])];
}

export function winners(finishes: readonly Finish[], least: number, most: number): string[] {
  const count = finishes.filter(won).length;
  return [...unusual(finishes), ...(count >= least && count <= most ? [] : [`${count} winners`])];
}

export function oneThing(finishes: readonly Finish[]): string[] {
  const made = new Set(finishes.filter(won).map((finish) => finish.made));
  return [...unusual(finishes), ...(made.size === 1 ? [] : [`${made.size} different results`])];
}

/** Any outcome is fair, as long as the records agree. */
export const anyFinish = (finishes: readonly Finish[]): string[] => unusual(finishes);

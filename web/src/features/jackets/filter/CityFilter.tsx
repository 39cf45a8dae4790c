import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import type { QueueQuery } from "./queueQuery.ts";
import type { ServedCities } from "./useServed.ts";

type City = ServedCities["Cities"][number];

const nameOf = ({ City, State }: Pick<City, "City" | "State">) => `${City}, ${State}`;
const countOf = (count: number, more: boolean) => `(${count}${more ? "+" : ""})`;

interface Props {
  readonly cities: readonly City[];
  readonly query: Pick<QueueQuery, "city" | "state">;
  readonly onChange: (change: Partial<QueueQuery>) => void;
}

/** For a department that serves several cities. */
export function CityFilter({ cities, query, onChange }: Props) {
  const all = cities.reduce((sum, { Count }) => sum + Count, 0);
  const choose = (name: string) => {
    const { City: city = "", State: state = "" } = cities.find((one) => nameOf(one) === name) ?? {};
    onChange({ city, state });
  };
  return (
    <SelectBox
      id="entry-served"
      label="City"
      options={cities.map((one) => ({ value: nameOf(one), label: `${nameOf(one)} ${countOf(one.Count, one.More)}` }))}
      emptyLabel={`All ${countOf(
        all,
        cities.some(({ More }) => More),
      )}`}
      value={query.city ? nameOf({ City: query.city, State: query.state }) : ""}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

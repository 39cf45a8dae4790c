import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { messages } from "#shared/fields.ts";
import type { Member } from "#shared/model/member.ts";
import { sentenceOf } from "#web/api/ApiError.ts";
import { useMembers } from "#web/api/useMembers.ts";
import { announce } from "#web/ui/announce.ts";
import { Button } from "#web/ui/Button.tsx";
import type { Aspect } from "./memberAspects.ts";
import { type News, newsOf } from "./mergeEdits.ts";
import { NewsList } from "./NewsList.tsx";
import { Problem } from "./Problem.tsx";
import { type PersonValues, valuesOf } from "./personValues.ts";

interface Props {
  /** The record that the edit began with. */
  readonly base: Member;
  /** Called with the record as it is now, which the edit goes on with. */
  readonly onBase: (current: Member) => void;
}

interface Loaded {
  readonly current: PersonValues;
  readonly news: readonly News[];
}

/**
 * The member was changed elsewhere meanwhile. On demand the current version is loaded: fields that were not
 * touched here take it over, the others keep what is typed, with the other side's value beside it.
 */
export function ChangedElsewhere({ base, onBase }: Props) {
  const form = useFormContext<PersonValues>();
  const { refetch } = useMembers();
  const [loaded, setLoaded] = useState<Loaded>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = ({ names }: Aspect, current: PersonValues) => {
    for (const name of names)
      form.setValue(name as keyof PersonValues, get(current, name), { shouldValidate: true });
  };
  const load = async () => {
    setPending(true);
    const { data, error } = await refetch();
    setPending(false);
    setFailure(error ? sentenceOf(error) : undefined);
    const found = data?.pages.flatMap(({ Members }) => Members).find(({ ID }) => ID === base.ID);
    // Who is gone meanwhile is said by the page.
    if (error || !found) return;
    const current = valuesOf(found);
    const news = newsOf(valuesOf(base), current, form.getValues());
    for (const { aspect, typed } of news) if (typed === undefined) take(aspect, current);
    setLoaded({ current, news });
    onBase(found);
    announce("The current version is loaded.");
  };
  if (loaded) return <NewsList {...loaded} onTake={(aspect) => take(aspect, loaded.current)} />;
  return (
    <Problem title={messages.changedElsewhere} text={failure ?? "Nothing that you typed here is lost."}>
      <Button pending={pending} onClick={() => void load()}>
        Load the current version
      </Button>
    </Problem>
  );
}

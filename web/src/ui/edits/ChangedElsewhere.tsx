import { useState } from "react";
import { type FieldValues, get, type Path, type PathValue, useFormContext } from "react-hook-form";
import { errorSentences } from "#shared/errors.ts";
import { sentenceOf } from "#web/api/ApiError.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { type Aspect, type News, newsOf } from "./aspects.ts";
import { NewsList } from "./NewsList.tsx";

interface Props<Stored, Values> {
  readonly aspects: readonly Aspect<Values>[];
  /** What the form's fields hold of a record. */
  readonly valuesOf: (record: Stored) => Values;
  /** The record that the edit began with. */
  readonly base: Stored;
  /** Asks for the record as it is now; undefined when it is gone, which the page says. Throws what was refused. */
  readonly load: () => Promise<Stored | undefined>;
  /** Called with the record as it is now, which the edit goes on with. */
  readonly onBase: (current: Stored) => void;
  /** The words of the button that saves. */
  readonly saveLabel: string;
}

interface Loaded<Values> {
  readonly current: Values;
  readonly news: readonly News<Values>[];
}

/**
 * The record of a Form was changed elsewhere meanwhile. On demand the current version is loaded: fields that were
 * not touched here take it over, the others keep what is typed, with the other side's value beside it.
 */
export function ChangedElsewhere<Stored, Values extends FieldValues>(props: Props<Stored, Values>) {
  const { aspects, valuesOf, base, onBase, saveLabel } = props;
  const form = useFormContext<Values>();
  const [loaded, setLoaded] = useState<Loaded<Values>>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = ({ names }: Aspect<Values>, current: Values) => {
    for (const name of names as readonly Path<Values>[])
      form.setValue(name, get(current, name) as PathValue<Values, Path<Values>>, { shouldValidate: true });
  };
  const show = (found: Stored) => {
    const current = valuesOf(found);
    const news = newsOf(aspects, valuesOf(base), current, form.getValues());
    for (const { aspect, isTyped } of news) if (!isTyped) take(aspect, current);
    setLoaded({ current, news });
    onBase(found);
    announce("The current version is loaded.");
  };
  const load = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const found = await props.load();
      if (found) show(found);
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setPending(false);
    }
  };
  if (loaded)
    return <NewsList {...loaded} saveLabel={saveLabel} onTake={(aspect) => take(aspect, loaded.current)} />;
  return (
    <FocusedNotice
      title={errorSentences.CHANGED_ELSEWHERE}
      text={failure ?? "Nothing that you typed here is lost."}
    >
      <Button pending={pending} onClick={() => void load()}>
        Load the current version
      </Button>
    </FocusedNotice>
  );
}

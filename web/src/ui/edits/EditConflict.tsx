import { useState } from "react";
import { type FieldValues, get, type Path, type PathValue, useFormContext } from "react-hook-form";
import { errorSentences } from "#shared/errors.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { type Aspect, type RemoteChange, remoteChanges } from "./aspects.ts";
import { RemoteChangeList } from "./RemoteChangeList.tsx";

interface Props<Stored, Values> {
  readonly aspects: readonly Aspect<Values>[];
  readonly valuesOf: (record: Stored) => Values;
  /** The record at the start of the edit. */
  readonly base: Stored;
  /** Undefined when the record is gone, which the page says. */
  readonly load: () => Promise<Stored | undefined>;
  /** With the record from which the edit goes on. */
  readonly onBase: (current: Stored) => void;
  readonly saveLabel: string;
}

interface CurrentRecord<Values> {
  readonly current: Values;
  readonly changes: readonly RemoteChange<Values>[];
}

/**
 * For a record changed elsewhere: loads the current version on demand. Untouched fields take it over, the others keep
 * their input beside the other value.
 */
export function EditConflict<Stored, Values extends FieldValues>(props: Props<Stored, Values>) {
  const { aspects, valuesOf, base, onBase, saveLabel } = props;
  const form = useFormContext<Values>();
  const [loaded, setLoaded] = useState<CurrentRecord<Values>>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = ({ names }: Aspect<Values>, current: Values) => {
    for (const name of names as readonly Path<Values>[])
      form.setValue(name, get(current, name) as PathValue<Values, Path<Values>>, { shouldValidate: true });
  };
  const show = (found: Stored) => {
    const current = valuesOf(found);
    const changes = remoteChanges(aspects, valuesOf(base), current, form.getValues());
    for (const { aspect, isTyped } of changes) if (!isTyped) take(aspect, current);
    setLoaded({ current, changes });
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
    return <RemoteChangeList {...loaded} saveLabel={saveLabel} onTake={(aspect) => take(aspect, loaded.current)} />;
  return (
    <FocusedNotice title={errorSentences.CHANGED_ELSEWHERE} text={failure ?? "Nothing that you typed here is lost."}>
      <Button pending={pending} onClick={() => void load()}>
        Load the current version
      </Button>
    </FocusedNotice>
  );
}

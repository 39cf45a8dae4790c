import type { Duplicates } from "#shared/model/jacket/entry.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { duplicateWords } from "./duplicateWords.ts";

export const DuplicateChips = ({ duplicates }: { readonly duplicates: Duplicates }) =>
  duplicateWords(duplicates).map(({ text, isElsewhere }) => (
    <Chip key={text} status={isElsewhere ? "warning" : "primary"}>
      {text}
    </Chip>
  ));

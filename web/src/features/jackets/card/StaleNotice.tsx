import { ChangedField } from "#web/entities/jacket/EntryChanges.tsx";
import { FactList } from "#web/entities/jacket/FactList.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { staleTexts, type useStaleEntry } from "./useStaleEntry.ts";

export function StaleNotice({ stale }: { readonly stale: ReturnType<typeof useStaleEntry> }) {
  if (!stale.reason) return null;
  return (
    <Notice kind="warning">
      {staleTexts[stale.reason]}
      {stale.news.length > 0 && (
        <FactList>
          {stale.news.map((change) => (
            <ChangedField key={change.Field} change={change} />
          ))}
        </FactList>
      )}
    </Notice>
  );
}

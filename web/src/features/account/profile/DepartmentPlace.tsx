import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";

/** The place of a staff member's department, to be read; nothing for those without a place of their own. */
export function DepartmentPlace() {
  const { Street, City, State, Zip } = useUser().Location;
  if (!City) return null;
  return (
    <Card title="Your department's place" subtitle="It was set with your account and cannot be changed here.">
      <DefinitionList
        items={[
          ["Street", Street || undefined],
          ["City", City],
          ["State", State],
          ["Zip", Zip || undefined],
        ]}
      />
    </Card>
  );
}

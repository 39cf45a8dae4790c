import { Hill, Person } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

export function FamilyPicture() {
  return (
    <Scene width={240} height={160}>
      <Hill />
      <Person x={36} y={36} scale={0.86} coat={ink.ground} skin={ink.skin} />
      <Person x={142} y={36} scale={0.86} coat={ink.green} skin={ink.skinDeep} />
      <Person x={96} y={70} scale={0.66} coat={ink.sun} skin={ink.skin} hair={ink.skinDeep} />
    </Scene>
  );
}

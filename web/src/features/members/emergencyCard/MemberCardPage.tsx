import { fullName } from "#web/entities/member/fullName.ts";
import { MemberPage } from "../person/MemberPage.tsx";
import { EmergencyCardMaker } from "./EmergencyCardMaker.tsx";

export const MemberCardPage = () => (
  <MemberPage
    name="Card for fridge and wallet"
    title={(member) => `Card for fridge and wallet of ${fullName(member)}`}
    text="For a crew that meets them anywhere: at home, at school, on the way."
  >
    {(member) => <EmergencyCardMaker member={member} />}
  </MemberPage>
);

import { cleanedImages, refusedImages } from "#lambdas/testing/builders/hostileImages.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMemberRequest } from "#lambdas/testing/builders/members.ts";
import { aRegisteredResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { upload } from "#lambdas/testing/builders/photos.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { type Answered, send } from "#scripts/proof/kit/send.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import { createMember } from "#shared/contract/members.ts";
import { uploadPhoto } from "#shared/contract/photos.ts";
import { photoTypes } from "#shared/fields/photo.ts";
import type { Member } from "#shared/model/member.ts";

async function anOwner(): Promise<TestAccount> {
  const owner = await aRegisteredResident();
  await aHousehold(owner);
  return owner;
}

/** The upload itself may be refused. */
async function register(owner: TestAccount, fileType: string, file: Buffer): Promise<Answered | undefined> {
  const signing = await send(uploadPhoto, { body: { fileName: "photo", fileType }, by: owner });
  const { signedRequest, url } = JSON.parse(signing.text) as Record<"signedRequest" | "url", string>;
  if ((await upload(signedRequest, fileType, file)) !== 200) return undefined;
  return send(createMember, { body: await aMemberRequest(owner, { img: url }), by: owner });
}

prove("a file that is no photo becomes none, whatever it is called", async (tally) => {
  for (const [what, [file]] of Object.entries(refusedImages).slice(0, shareOf(100))) {
    const owner = await anOwner();
    for (const type of photoTypes) {
      const status = (await register(owner, type, file))?.status ?? 413;
      tally.count(`${what} as ${type}`, status >= 400 && status < 500 ? [] : [`answered ${status}`]);
    }
  }
});

const traces = ["<script", "GPSLatitude", "ns.adobe.com", "ICC_PROFILE"];

prove("a photo that is shown holds its pixels alone, and is served as an image", async (tally) => {
  for (const [what, file] of Object.entries(cleanedImages).slice(0, shareOf(100))) {
    const answered = await register(await anOwner(), "image/jpeg", file);
    if (answered?.status !== 200) {
      tally.count(what, [`answered ${answered?.status}`]);
      continue;
    }
    const shown = await fetch((JSON.parse(answered.text) as { Member: Member }).Member.img);
    const bytes = Buffer.from(await shown.arrayBuffer()).toString("latin1");
    const type = shown.headers.get("content-type") ?? "";
    tally.count(what, [
      ...traces.filter((trace) => bytes.includes(trace)).map((trace) => `holds ${trace}`),
      ...(type.startsWith("image/") ? [] : [`is served as ${type}`]),
    ]);
  }
});

import * as coverage from "#lambdas/domain/common/coverage.ts";
import { locate } from "#lambdas/domain/family/positions.ts";
import { handle } from "#lambdas/http/handle.ts";
import { geocodeAddress } from "#shared/contract/households.ts";
import { addressNotOnMap } from "#shared/model/address.ts";

export const handler = handle(geocodeAddress, async (address) => {
  const [{ position, zipCity, zipState }, Coverage] = await Promise.all([locate(address), coverage.of(address)]);
  return {
    ...(position ? { Geo: position } : { Message: addressNotOnMap }),
    ...(zipCity ? { ZipCity: zipCity } : {}),
    ...(zipState ? { ZipState: zipState } : {}),
    Coverage,
  };
});

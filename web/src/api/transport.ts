import { Amplify } from "aws-amplify";
import { ApiError as AmplifyApiError, del, get, patch, post } from "aws-amplify/api";
import type { Method } from "#shared/contract/call.ts";
import { errorOfAnswer, noAnswer } from "./ApiError.ts";
import { currentToken } from "./accessToken.ts";

// Public calls carry no token.
const open = "open";
const signedIn = "signedIn";

const endpoint = `${window.location.origin}/api`;
const token = (jwt: string) => ({ toString: () => jwt, payload: {} });

Amplify.configure(
  { API: { REST: { [open]: { endpoint }, [signedIn]: { endpoint } } } },
  {
    Auth: {
      tokenProvider: {
        // Signing in again must not use up a request's timeout.
        async getTokens() {
          const jwt = currentToken();
          return jwt ? { accessToken: token(jwt), idToken: token(jwt) } : null;
        },
      },
    },
    API: {
      REST: {
        defaultAuthMode: "none",
        // queryClient.ts knows whether retries are safe.
        retryStrategy: { strategy: "no-retry" },
        timeout: () => 30_000,
        async headers({ apiName }): Promise<Record<string, string>> {
          if (apiName === open) return {};
          const tokens = await Amplify.getTokens({});
          return tokens?.idToken ? { Authorization: `Bearer ${tokens.idToken}` } : {};
        },
      },
    },
  },
);

const verbs = { GET: get, POST: post, PATCH: patch, DELETE: del } as const;

export interface TransportRequest {
  readonly method: Method;
  readonly path: string;
  readonly anyone: boolean;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** Throws ApiError unless the request succeeds. */
export async function transport({ method, path, anyone, headers, body }: TransportRequest): Promise<unknown> {
  const json = JSON.parse(JSON.stringify(body));
  try {
    const operation = verbs[method]({
      apiName: anyone ? open : signedIn,
      path,
      options: { headers, ...(method !== "GET" && { body: json }) },
    });
    const { body: answer } = await operation.response;
    return await answer.json();
  } catch (error) {
    if (error instanceof AmplifyApiError && error.response) throw errorOfAnswer(error.response);
    throw noAnswer();
  }
}

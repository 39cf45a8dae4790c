interface ResponseHeadersConfig {
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string };
    readonly ContentTypeOptions?: object;
    readonly FrameOptions?: { readonly FrameOption: string };
    readonly ReferrerPolicy?: { readonly ReferrerPolicy: string };
    readonly StrictTransportSecurity?: {
      readonly AccessControlMaxAgeSec: number;
      readonly IncludeSubdomains?: boolean;
      readonly Preload?: boolean;
    };
  };
  readonly CustomHeadersConfig?: { readonly Items: readonly { Header: string; Value: string }[] };
}

type TransportSecurity = NonNullable<
  NonNullable<ResponseHeadersConfig["SecurityHeadersConfig"]>["StrictTransportSecurity"]
>;

const transport = ({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }: TransportSecurity) =>
  `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? "; includeSubDomains" : ""}${Preload ? "; preload" : ""}`;

export function responseHeaders(config: ResponseHeadersConfig): Record<string, string> {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig, ...others } = config;
  const unknown = Object.keys(others).filter((name) => name !== "Name" && name !== "Comment");
  if (unknown.length > 0) throw new Error(`Not interpreted locally: ResponseHeadersPolicy ${unknown}`);
  const headers: Readonly<Record<string, string | undefined>> = {
    "content-security-policy": security.ContentSecurityPolicy?.ContentSecurityPolicy,
    "x-content-type-options": security.ContentTypeOptions && "nosniff",
    "x-frame-options": security.FrameOptions?.FrameOption,
    "referrer-policy": security.ReferrerPolicy?.ReferrerPolicy,
    "strict-transport-security": security.StrictTransportSecurity && transport(security.StrictTransportSecurity),
    ...Object.fromEntries((CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

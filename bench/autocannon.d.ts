/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  export type RequestParts = {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
  };
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest: (request: RequestParts) => RequestParts }[];
  };
  export type Result = { errors: number; timeouts: number; non2xx: number };
  type Client = unknown;
  export type Instance = {
    on(
      event: 'response',
      hear: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Instance;
}

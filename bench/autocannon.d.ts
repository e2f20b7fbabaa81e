/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  type RequestParts = {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest: (request: RequestParts) => RequestParts }[];
  };
  type Result = { errors: number; timeouts: number; non2xx: number };
  type Instance = {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
  function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Instance;
  export = autocannon;
}

type Send = (request: Request) => Promise<Response>;

/**
 * A `fetch` for one call that sends a file as the field of a form and says how many bytes have left: fetch itself says
 * nothing of that. The browser reads the file from the disk as it goes, so its size does not matter.
 */
export function sendingFile(field: string, file: File, onSent: (bytes: number) => void): Send {
  return (request) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const stop = () => {
        call.abort();
        reject(new DOMException('Stopped.', 'AbortError'));
      };
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      // The browser writes it, with the form's boundary.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') call.setRequestHeader(name, value);
      // The frame of the form around the file has some bytes too.
      call.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)));
      call.addEventListener('load', () => resolve(responseOf(call)));
      call.addEventListener('error', () => reject(new TypeError('The file did not arrive.')));
      if (request.signal.aborted) return stop();
      request.signal.addEventListener('abort', stop);
      const form = new FormData();
      form.append(field, file);
      call.send(form);
    });
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(call.responseText, { status: call.status, statusText: call.statusText, headers });
}

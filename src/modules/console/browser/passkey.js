// Registers passkeys and signs in with them. Runs after the WebAuthn library. The page says the same without it.

const {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} = SimpleWebAuthnBrowser;

class Refusal extends Error {}

/** The form's own fields, with `more`. Returns JSON; throws Refusal with the server's message. */
async function send(address, fields = {}) {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? await response.json() : {};
  if (response.ok && isJson) return answer;
  throw new Refusal(answer.message ?? '');
}

/** `ceremony`: what the browser does with the server's options. */
async function run(form, ceremony) {
  const options = await send(form.dataset.src);
  const response = await ceremony(options);
  const fields = Object.fromEntries(new FormData(form));
  const { location: next } = await send(form.action, { ...fields, response: JSON.stringify(response) });
  location.assign(next);
}

function report(form, error) {
  // The reader closed the dialog, or another one took its place.
  if (['NotAllowedError', 'AbortError'].includes(error.name)) return;
  const place = form.querySelector('[data-problem]');
  place.textContent = (error instanceof Refusal && error.message) || place.dataset.problem;
  place.hidden = false;
}

async function attempt(form, ceremony) {
  try {
    await run(form, ceremony);
  } catch (error) {
    report(form, error);
  }
}

function start(form) {
  const isSignIn = form.dataset.passkey === 'sign-in';
  const ceremony = isSignIn
    ? (optionsJSON) => startAuthentication({ optionsJSON })
    : (optionsJSON) => startRegistration({ optionsJSON });
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    WebAuthnAbortService.cancelCeremony();
    void attempt(form, ceremony);
  });
  // Browsers offer passkeys in the suggestions of the address field.
  if (!isSignIn || document.querySelector('[autocomplete~="webauthn"]') === null) return;
  void browserSupportsWebAuthnAutofill().then((isSupported) => {
    if (isSupported)
      void attempt(form, (optionsJSON) => startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  });
}

if (browserSupportsWebAuthn()) for (const form of document.querySelectorAll('form[data-passkey]')) start(form);

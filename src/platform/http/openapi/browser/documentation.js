// In the browser, at /docs: shows the API's document and sends trial requests to the page's own server.
const root = new URL('..', document.currentScript.src);

async function show() {
  const answer = await fetch(new URL('api/v1/openapi.json', root));
  const spec = await answer.json();
  // The document has the service's public address; the page may have another one.
  spec.servers = [{ url: root.href.replace(/\/$/, '') }];
  SwaggerUIBundle({
    spec,
    dom_id: '#documentation',
    deepLinking: true,
    persistAuthorization: false,
    validatorUrl: null,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
  });
}

show().catch((error) => {
  document.getElementById('documentation').textContent = `The documentation could not be loaded: ${error.message}`;
});

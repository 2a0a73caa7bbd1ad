// Runs in the browser, on guides. Adds a copy button to each code sample.
const labels = { copy: 'Copy', done: 'Copied', failed: 'Select the text to copy it' };

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'other copy';
  button.textContent = labels.copy;
  const status = document.createElement('span');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  const copy = async () => {
    // The clipboard is available only to pages served by HTTPS or from this machine.
    const done = await navigator.clipboard?.writeText(block.querySelector('code').textContent).then(
      () => true,
      () => false,
    );
    button.textContent = done ? labels.done : labels.failed;
    status.textContent = button.textContent;
    setTimeout(() => {
      button.textContent = labels.copy;
      status.textContent = '';
    }, 2000);
  };
  button.addEventListener('click', () => void copy());
  block.querySelector('.language').append(button, status);
}

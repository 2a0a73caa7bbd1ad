// Plays answers and sentences in the one player of the page. Without this script their links open the recordings.
(() => {
  const current = () => document.querySelector('[data-player]');

  function play(link) {
    const player = current();
    const address = new URL(link.href);
    const start = Number.parseFloat(address.hash.replace('#t=', '')) || 0;
    const isLoaded = player.currentSrc !== '' && new URL(player.currentSrc).pathname === address.pathname;
    if (isLoaded) player.currentTime = start;
    // The browser seeks to the time that the address names.
    else player.src = address.href;
    player.setAttribute('aria-label', link.dataset.play);
    // A browser that cannot play shows why in the player.
    player.play().catch(() => {});
    const { top, bottom } = player.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) player.scrollIntoView({ block: 'nearest' });
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-play]');
    if (!link || !current() || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(link);
  });
})();

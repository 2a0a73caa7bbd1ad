// Closes a menu on Escape, and when the focus leaves it. Without it, its button and a click beside it do.
for (const menu of document.querySelectorAll('.more-menu')) {
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  });
}

/** The background and the room of a section: the page's paper, warmer paper, or a dark band. */
export const sectionBackgrounds = {
  paper: 'py-[clamp(36px,5vw,64px)]',
  warm: 'bg-paper-2 my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)] [--color-ink-3:var(--color-ink-2)] has-[+.night]:mb-0 [&+.night]:mt-0',
  night: 'night my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)]',
}

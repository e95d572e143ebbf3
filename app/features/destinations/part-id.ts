/** Where a part of the page stands: 'Beyond India' at #beyond-india. */
export function partId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

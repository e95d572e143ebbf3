import { Picture, type PictureData } from '#app/ui/picture.tsx'

type FramedPictureProps = {
  data: PictureData
  /** How wide it stands, as the sizes attribute says it. */
  sizes: string
  className?: string
}

/** A small picture in a frame of paper. The words beside it say what it is about. */
export function FramedPicture({ data, sizes, className = '' }: FramedPictureProps) {
  return (
    <div
      className={`self-start rounded-[6px] bg-surface p-[5px] shadow-[0_1px_2px_oklch(0.24_0.045_282/0.06),0_2px_8px_oklch(0.24_0.045_282/0.05),inset_0_0_0_1px_var(--color-line)] ${className}`}
    >
      <Picture data={data} sizes={sizes} small alt="" className="aspect-[4/5] w-full rounded-[2px]" />
    </div>
  )
}

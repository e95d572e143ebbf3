import { Picture, type PictureData } from '#app/ui/picture.tsx'

/** The hero while results are shown: a strip of its picture, so that they begin on the first screen. */
export function ResultsBand({ picture }: { picture: PictureData | null }) {
  return (
    <div className="mx-[clamp(12px,1.8vw,28px)] h-32 overflow-hidden rounded-l m:h-52 m:rounded-xl">
      {picture && <Picture data={picture} sizes="100vw" priority alt="" className="size-full" />}
    </div>
  )
}

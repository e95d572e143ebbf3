export function TripNotFound() {
  return <h1 className="display text-2xl">Trip Not Found</h1>
}

//! Stands for `std::thread`: a thread runs to its end where it is started. Functions have the
//! generic parameters of std's, as programs may name them.

use ::std::marker::PhantomData;

pub use ::std::thread::*;

pub struct JoinHandle<T>(T);

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

pub fn spawn<F: FnOnce() -> T, T>(run: F) -> JoinHandle<T> {
    JoinHandle(run())
}

pub struct ScopedJoinHandle<'scope, T>(T, PhantomData<&'scope ()>);

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

pub struct Scope<'scope, 'env>(PhantomData<(&'scope (), &'env ())>);

impl<'scope> Scope<'scope, '_> {
    pub fn spawn<F: FnOnce() -> T + 'scope, T>(&'scope self, run: F) -> ScopedJoinHandle<'scope, T> {
        ScopedJoinHandle(run(), PhantomData)
    }
}

pub fn scope<'env, F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T, T>(run: F) -> T {
    run(&Scope(PhantomData))
}

#[derive(Default)]
pub struct Builder;

impl Builder {
    pub fn new() -> Builder {
        Builder
    }

    pub fn name(self, _: ::std::string::String) -> Builder {
        self
    }

    pub fn stack_size(self, _: usize) -> Builder {
        self
    }

    pub fn spawn<F: FnOnce() -> T, T>(self, run: F) -> ::std::io::Result<JoinHandle<T>> {
        Ok(spawn(run))
    }

    pub fn spawn_scoped<'scope, 'env, F: FnOnce() -> T + 'scope, T>(
        self,
        scope: &'scope Scope<'scope, 'env>,
        run: F,
    ) -> ::std::io::Result<ScopedJoinHandle<'scope, T>> {
        Ok(scope.spawn(run))
    }
}

pub fn sleep(_: ::std::time::Duration) {}
